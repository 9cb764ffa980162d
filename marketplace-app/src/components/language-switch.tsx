import { Languages } from 'lucide-react'
import { languageNames, otherLanguages } from '@stackyard/shared/reference/languages'
import { Button } from '@stackyard/shared/ui/button'
import { chooseLanguage, pageLanguage } from '../lib/language'

/** Loads the page in another language, each by its own name. */
export function LanguageSwitch() {
  return (
    <>
      {otherLanguages(pageLanguage()).map((other, at) => (
        <Button
          key={other}
          variant="ghost"
          size="sm"
          className="max-sm:px-2"
          lang={other}
          onClick={() => chooseLanguage(other)}
        >
          {at === 0 ? <Languages aria-hidden className="max-sm:hidden" /> : null}
          {languageNames[other]}
        </Button>
      ))}
    </>
  )
}
