import { cn } from '@stackyard/shared/ui/cn'
import { legalTexts as words } from '../lib/texts/legal'

type Props = { act: 'signUp' | 'reserve' | 'request' | 'publish'; className?: string }

/** What a person agrees to by an act, beside its button. The pages open in a tab of their own, so that no form is lost. */
export function LegalLine({ act, className }: Props) {
  return (
    <p className={cn('text-muted-foreground text-sm', className)}>
      {words[act]} <LegalLink href="/terms-of-use">{words.terms}</LegalLink> {words.and}{' '}
      <LegalLink href="/privacy-policy">{words.privacy}</LegalLink>.
    </p>
  )
}

const LegalLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener" className="text-link underline underline-offset-4">
    {children}
  </a>
)
