import { suggestionHref } from '@stackyard/shared/ui/suggestion-target'
import { attachSuggestions } from '@stackyard/shared/ui/suggestions'

/** Suggestions for the search fields of static pages. */
for (const input of document.querySelectorAll<HTMLInputElement>('[data-suggest]'))
  attachSuggestions(input, { onPick: (suggestion) => location.assign(suggestionHref(suggestion)) })
