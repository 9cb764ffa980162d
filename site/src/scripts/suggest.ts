import type { Suggestion } from '@stackyard/shared/schema/suggestion'
import { suggestionHref } from '@stackyard/shared/ui/suggestion-target'
import { attachSuggestions } from '@stackyard/shared/ui/suggestions'
import { inPageLanguage } from '../lib/say'
import { loadWords } from './page-words'

const hrefOf = (suggestion: Suggestion): string => {
  const href = suggestionHref(suggestion)
  return href.startsWith('/search') ? inPageLanguage(href) : href
}

void loadWords()

/** Suggestions for the search fields of static pages. */
for (const input of document.querySelectorAll<HTMLInputElement>('[data-suggest]'))
  attachSuggestions(input, { onPick: (suggestion) => location.assign(hrefOf(suggestion)) })
