import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { encode } from 'uqr'
import type { CodeSetup, Enrolled } from '@stackyard/shared/schema/second-factor'
import { Button } from '@stackyard/shared/ui/button'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { TextField } from '../../../../components/form-fields'
import { FormProblem } from '../../../../components/form-problem'
import { client } from '../../../../lib/api'
import { toProblem } from '../../../../lib/problem'
import { secondFactorTexts } from '../../../../lib/texts/second-factor'

const words = secondFactorTexts.code

type AddCodeProps = { onAdded: (enrolled: Enrolled) => void }

/** The key of an app for one-time codes, as a picture and as text, and its first code. */
export function AddCode({ onAdded }: AddCodeProps) {
  const setup = useQuery({
    queryKey: ['code-setup'],
    queryFn: async () => (await client.ownSecondFactor.beginCode({})).results,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  })
  if (setup.isPending) return <Skeleton className="rounded-card h-64" />
  if (setup.isError) return <ErrorState message={toProblem(setup.error).message} onRetry={() => void setup.refetch()} />
  return <CodeForm setup={setup.data} onAdded={onAdded} />
}

function CodeForm({ setup: { setupToken, secret, uri }, onAdded }: AddCodeProps & { setup: CodeSetup }) {
  const [code, setCode] = useState('')
  const [name, setName] = useState<string>(words.defaultName)
  const adding = useMutation({
    mutationFn: async () => (await client.ownSecondFactor.finishCode({ setupToken, code, name })).results,
    onSuccess: onAdded,
    onError: () => setCode(''),
  })
  const problem = adding.isError ? toProblem(adding.error) : null
  const errorOf = (field: string) => {
    const message = problem?.issues.find(({ path }) => path === field)?.message
    return message === undefined ? {} : { error: message }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    adding.mutate()
  }
  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
      <QrCode text={uri} />
      <p className="text-sm">
        {words.key}: <code className="font-mono wrap-anywhere">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextField
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        data-first-focus
        value={code}
        onChange={({ target }) => setCode(target.value)}
        {...errorOf('code')}
      />
      <TextField
        label={secondFactorTexts.section.name}
        hint={secondFactorTexts.section.nameHint}
        maxLength={60}
        required
        value={name}
        onChange={({ target }) => setName(target.value)}
        {...errorOf('name')}
      />
      <FormProblem problem={problem && problem.issues.length === 0 ? problem : null} />
      <Button type="submit" busy={adding.isPending}>
        {words.add}
      </Button>
    </form>
  )
}

/** Black on white in every theme: cameras read it that way. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={words.picture}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 justify-self-center rounded-sm bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
