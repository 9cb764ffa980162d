import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import { render } from '@react-email/render'
import { brand } from '@stackyard/shared/reference/brand'
import { defaultLanguage } from '@stackyard/shared/reference/languages'
import { MailFrame } from './mail-layout'

export type Newsletter = {
  subject: string
  /** What mail programs show after the subject; may be empty. */
  preheader: string
  /** The text as an editor wrote it, made to HTML by the editor's converter. */
  html: string
  /** The seller who writes; empty or absent for the platform. */
  sender?: string | undefined
  why: string
  stop: string
  /** The link that ends it; null in a test. */
  link: string | null
  /** The picture that counts openings; null in a test. */
  picture: string | null
}

const quiet = { color: '#4b5a6b', fontSize: 13, lineHeight: '20px', margin: '0 0 8px' }

const Footer = ({ why, stop, link, picture }: Pick<Newsletter, 'why' | 'stop' | 'link' | 'picture'>) => (
  <>
    <Text className="quiet" style={quiet}>
      {why}{' '}
      {link ? (
        <Link href={link} style={{ color: '#4b5a6b', textDecoration: 'underline' }}>
          {stop}
        </Link>
      ) : null}
    </Text>
    <Text className="quiet" style={quiet}>
      {brand.issuer.name}, {brand.issuer.address}
    </Text>
    {picture ? <Img src={picture} width={1} height={1} alt="" fetchPriority="low" /> : null}
  </>
)

/** The HTML of a newsletter, in the frame of every email. */
export const drawNewsletter = ({ subject, preheader, html, sender = '', ...footer }: Newsletter): Promise<string> =>
  render(
    <MailFrame
      language={defaultLanguage}
      title={subject}
      preheader={preheader}
      sender={sender}
      footer={<Footer {...footer} />}
    >
      <div
        className="text"
        style={{ color: '#16202c', fontSize: 16, lineHeight: '24px' }}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </MailFrame>,
  )
