/** Copies the page's own link. */
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy-link]'))
  button.addEventListener('click', () => {
    const status = button.parentElement?.querySelector('[role="status"]')
    const say = (text: string) => {
      if (status) status.textContent = text
    }
    navigator.clipboard.writeText(button.dataset.copyLink ?? location.href).then(
      () => say('URL copied to clipboard'),
      () => say('Error in Copying URL'),
    )
  })
