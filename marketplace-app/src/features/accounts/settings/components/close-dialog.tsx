import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { erasureDays, erasureWord } from '@stackyard/shared/reference/erasure'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { TextField } from '../../../../components/form-fields'
import { FormProblem } from '../../../../components/form-problem'
import { apiQuery, client } from '../../../../lib/api'
import { showRefusal } from '../../../../lib/form'
import { notifyDone } from '../../../../lib/notify'
import type { Problem } from '../../../../lib/problem'
import { endSession } from '../../../../lib/session'
import { texts } from '../../../../lib/texts'
import { ownAccountTexts } from '../../../../lib/texts/own-account'
import { PasswordProof } from './password-proof'

const words = ownAccountTexts.closing

/** How an account is closed: shut until an admin opens it, or erased after its time. */
export type Way = 'deactivate' | 'erase'

type Given = { password: string; confirmation: string }

const run: Record<Way, (given: Given) => Promise<unknown>> = {
  deactivate: ({ password }) => client.auth.deactivateAccount({ password: password || undefined }),
  erase: ({ password, confirmation }) => client.ownData.askErasure({ password: password || undefined, confirmation }),
}

/** Asks for the password, and before an erasure for a word; then closes the account. */
export function CloseDialog({ way, onClose }: { way: Way; onClose: () => void }) {
  const { dialog } = words[way]
  const description = way === 'erase' ? words.erase.dialogLead(erasureDays) : words.deactivate.dialogLead
  return (
    <Dialog open onOpenChange={onClose} title={dialog} description={description}>
      <CloseForm way={way} onClose={onClose} />
    </Dialog>
  )
}

function useClosing(way: Way, onClose: () => void, onError: (error: unknown) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: run[way],
    onSuccess: async () => {
      if (way === 'deactivate') {
        endSession()
        queryClient.clear()
        window.location.assign('/')
        return
      }
      onClose()
      notifyDone(words.erase.asked)
      await queryClient.invalidateQueries({ queryKey: apiQuery.ownData.key() })
    },
    onError: async (error) => {
      onError(error)
      // What stands in the way may be new.
      await queryClient.invalidateQueries({ queryKey: apiQuery.ownData.openMatters.key() })
    },
  })
}

function CloseForm({ way, onClose }: { way: Way; onClose: () => void }) {
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm<Given>({ defaultValues: { password: '', confirmation: '' } })
  const closing = useClosing(way, onClose, (error) => setProblem(showRefusal(form, error)))
  const { errors } = form.formState
  const submit = form.handleSubmit((given) => {
    setProblem(null)
    closing.mutate(given)
  })
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <PasswordProof
        registration={form.register('password')}
        error={errors.password?.message}
        returnTo="/settings/#data"
      />
      {way === 'erase' ? (
        <TextField
          label={words.erase.word(erasureWord)}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          required
          error={errors.confirmation?.message}
          {...form.register('confirmation')}
        />
      ) : null}
      <FormProblem problem={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={closing.isPending}>
          {words[way].confirm}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {texts.actions.back}
        </Button>
      </div>
    </form>
  )
}
