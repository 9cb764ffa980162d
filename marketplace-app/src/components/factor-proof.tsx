import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import type { PasskeyAnswer } from '@stackyard/shared/schema/second-factor'
import { Button } from '@stackyard/shared/ui/button'
import { answerWithPasskey, PasskeyUnused } from '../lib/passkeys'
import { type Problem, toProblem } from '../lib/problem'
import { secondFactorTexts } from '../lib/texts/second-factor'
import { TextField } from './form-fields'
import { FormProblem } from './form-problem'

const words = secondFactorTexts.proof

export type FactorProofProps = {
  hasCode: boolean
  hasRecoveryCode: boolean
  passkey: Record<string, unknown> | null
  submitLabel: string
  prove: (proof: { code: string } | { passkey: PasskeyAnswer }) => Promise<unknown>
}

/** Asks for a second factor: a passkey where there is one, a one-time code, or a recovery code. */
export function FactorProof({ hasCode, hasRecoveryCode, passkey, submitLabel, prove }: FactorProofProps) {
  const [code, setCode] = useState('')
  const byCode = useMutation({ mutationFn: () => prove({ code }), onError: () => setCode('') })
  const byPasskey = useMutation({
    mutationFn: async () => prove({ passkey: await answerWithPasskey(passkey ?? {}) }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    byPasskey.reset()
    byCode.mutate()
  }
  const wrong = byCode.isError ? toProblem(byCode.error) : null
  const codeError = wrong?.issues.find(({ path }) => path === 'code')?.message
  return (
    <div className="grid grid-cols-1 gap-5">
      {passkey ? (
        <Button size="lg" block busy={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
          <KeyRound aria-hidden /> {words.passkey}
        </Button>
      ) : null}
      <FormProblem problem={byPasskey.isError ? problemOf(byPasskey.error) : null} />
      {hasCode || hasRecoveryCode ? (
        <form noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
          <TextField
            label={hasCode ? words.code : words.recoveryCode}
            hint={hasCode ? words.hint : undefined}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            required
            value={code}
            onChange={({ target }) => setCode(target.value)}
            {...(codeError === undefined ? {} : { error: codeError })}
            {...(passkey ? {} : { 'data-first-focus': true })}
          />
          <FormProblem problem={codeError === undefined ? wrong : null} />
          <Button type="submit" size="lg" block variant={passkey ? 'outline' : 'primary'} busy={byCode.isPending}>
            {submitLabel}
          </Button>
        </form>
      ) : null}
    </div>
  )
}

/** What a passkey that was not used is called; anything else as the server says it. */
export const problemOf = (error: unknown): Problem =>
  error instanceof PasskeyUnused
    ? { status: 0, code: 'PASSKEY_UNUSED', message: words.passkeyFailed, issues: [] }
    : toProblem(error)
