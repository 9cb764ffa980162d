import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { Enrolled } from '@stackyard/shared/schema/second-factor'
import { Button } from '@stackyard/shared/ui/button'
import { problemOf } from '../../../../components/factor-proof'
import { TextField } from '../../../../components/form-fields'
import { FormProblem } from '../../../../components/form-problem'
import { client } from '../../../../lib/api'
import { makePasskey } from '../../../../lib/passkeys'
import { secondFactorTexts } from '../../../../lib/texts/second-factor'

const words = secondFactorTexts.passkey

/** Names a passkey and has the device make it. */
export function AddPasskey({ onAdded }: { onAdded: (enrolled: Enrolled) => void }) {
  const [name, setName] = useState<string>(words.defaultName)
  const adding = useMutation({
    mutationFn: async () => {
      const { setupToken, options } = (await client.ownSecondFactor.beginPasskey({})).results
      const passkey = await makePasskey(options)
      return (await client.ownSecondFactor.finishPasskey({ setupToken, passkey, name })).results
    },
    onSuccess: onAdded,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    adding.mutate()
  }
  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
      <TextField
        label={secondFactorTexts.section.name}
        hint={secondFactorTexts.section.nameHint}
        maxLength={60}
        required
        data-first-focus
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <FormProblem problem={adding.isError ? problemOf(adding.error) : null} />
      <Button type="submit" busy={adding.isPending}>
        {words.create}
      </Button>
    </form>
  )
}
