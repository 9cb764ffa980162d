import { render } from '@react-email/render'
import type { WrittenLetter } from './letter'
import { MailLayout, type MailTheme } from './mail-layout'

/** The HTML of an email. */
export const drawLetter = (letter: WrittenLetter, theme: MailTheme): Promise<string> =>
  render(<MailLayout letter={letter} theme={theme} />)
