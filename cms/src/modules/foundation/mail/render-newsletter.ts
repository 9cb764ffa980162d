import type { Newsletter } from './draw-newsletter'

/** A newsletter in the frame of every email, as HTML. React Email is loaded by the first one. */
export async function renderNewsletter(newsletter: Newsletter): Promise<string> {
  const { drawNewsletter } = await import('./draw-newsletter')
  return drawNewsletter(newsletter)
}
