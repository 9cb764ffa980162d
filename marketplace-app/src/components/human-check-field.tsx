import { useQuery } from '@tanstack/react-query'
import { HumanCheck, type HumanTokens } from '@stackyard/shared/ui/human-check'
import { publicConfigQuery } from '../lib/public-config'
import { texts } from '../lib/texts'

/** The captcha's widget with this installation's key; nothing until the key is known. */
export function HumanCheckField({ tokens }: { tokens: HumanTokens }) {
  const { data } = useQuery(publicConfigQuery())
  if (!data?.captchaSiteKey) return null
  return (
    <HumanCheck
      siteKey={data.captchaSiteKey}
      scriptUrl={data.captchaScriptUrl}
      tokens={tokens}
      words={texts.humanCheck}
    />
  )
}
