import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import type { Session } from '@stackyard/shared/schema/account'
import { Button } from '@stackyard/shared/ui/button'
import { problemOf } from '../../../../components/factor-proof'
import { FormProblem } from '../../../../components/form-problem'
import { client } from '../../../../lib/api'
import { answerWithPasskey, hasPasskeys } from '../../../../lib/passkeys'
import { secondFactorTexts } from '../../../../lib/texts/second-factor'

/** Signs in with a passkey and nothing else. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: (session: Session) => void }) {
  const signIn = useMutation({
    mutationFn: async () => {
      const { ticket, options } = (await client.auth.beginPasskeySignIn({})).results
      return (await client.auth.finishPasskeySignIn({ ticket, passkey: await answerWithPasskey(options) })).results
    },
    onSuccess: onSignedIn,
  })
  if (!hasPasskeys()) return null
  return (
    <div className="mt-4 grid grid-cols-1 gap-3">
      <Button variant="outline" size="lg" block busy={signIn.isPending} onClick={() => signIn.mutate()}>
        <KeyRound aria-hidden /> {secondFactorTexts.signIn.passkey}
      </Button>
      <FormProblem problem={signIn.isError ? problemOf(signIn.error) : null} />
    </div>
  )
}
