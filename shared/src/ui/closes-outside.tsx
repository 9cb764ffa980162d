/** Closes `details` that are menus by Escape, which gives the focus back, and by a press outside. The answer ends it. */
export function closeOutside(menus: readonly HTMLDetailsElement[]): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const onKey = ({ key }: KeyboardEvent) => {
    const open = key === 'Escape' ? menus.find((menu) => menu.open) : undefined
    if (!open) return
    open.open = false
    open.querySelector('summary')?.focus()
  }
  document.addEventListener('keydown', onKey, { signal })
  const onClick = ({ target }: MouseEvent) => {
    for (const menu of menus) if (target instanceof Node && !menu.contains(target)) menu.open = false
  }
  document.addEventListener('click', onClick, { signal })
  return () => ended.abort()
}
