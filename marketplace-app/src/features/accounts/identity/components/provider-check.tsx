import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { TestModeBanner } from '../../../../components/test-mode-banner'
import { client } from '../../../../lib/api'
import { notifyFailure } from '../../../../lib/notify'
import { identityTexts as words } from '../../../../lib/texts/identity'

/** The way to the provider's own form, and under it the way through us (`children`). */
export function ProviderCheck({ returnTo, children }: { returnTo?: string | undefined; children: ReactNode }) {
  const [byUs, setByUs] = useState(false)
  const begin = useMutation({
    mutationFn: async () => (await client.kyc.begin({ returnTo })).results.url,
    onSuccess: (url) => window.location.assign(url),
    onError: (error) => notifyFailure(words.beginFailed, error),
  })
  if (byUs) return children
  return (
    <div className="grid grid-cols-1 gap-4">
      <TestModeBanner />
      <p className="text-muted-foreground text-sm">{words.provider}</p>
      <Button busy={begin.isPending || begin.isSuccess} onClick={() => begin.mutate()}>
        {words.begin}
      </Button>
      <Button variant="outline" onClick={() => setByUs(true)}>
        {words.byUs}
      </Button>
    </div>
  )
}
