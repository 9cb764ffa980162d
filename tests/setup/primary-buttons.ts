import type { Page } from '@playwright/test'

/** What repeats, such as cards and rows, has a next step each. */
const REPEATED = 'li, tr, article, [data-listing]'

/** The visible buttons of a page's main part that look like its next step, by their words; beyond one the reader has to choose. */
export const primaryButtonsOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    (repeated) =>
      [...document.querySelectorAll<HTMLElement>('main :is(button, a).rounded-control.bg-primary.font-semibold')]
        .filter((button) => button.checkVisibility() && !button.closest(repeated))
        .map((button) => button.innerText.trim() || (button.getAttribute('aria-label') ?? '')),
    REPEATED,
  )
