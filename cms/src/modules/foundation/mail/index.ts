export { type Letter, paragraphsOf } from './letter'

export { renderLetter } from './render-letter'
export { renderNewsletter } from './render-newsletter'
export { sendLetter } from './send-letter'
export { mailGallery } from './gallery'
