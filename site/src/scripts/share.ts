import { sayName } from '@stackyard/shared/ui/say'

/** Copies the page's own link. */
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy-link]'))
  button.addEventListener('click', () => {
    const status = button.parentElement?.querySelector('[role="status"]')
    const tell = (text: string) => {
      if (status) status.textContent = sayName(text)
    }
    navigator.clipboard.writeText(button.dataset.copyLink ?? location.href).then(
      () => tell('URL copied to clipboard'),
      () => tell('Error in Copying URL'),
    )
  })
