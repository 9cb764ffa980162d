import { Link } from '@tanstack/react-router'
import { Page } from '../../../../components/page'
import { contentTexts as words } from '../../../../lib/texts/content'
import { knowledgeKinds } from '../kinds'

/** Where the parts of the knowledge base begin. */
export function KnowledgeHome() {
  return (
    <Page title={words.home} description={words.homeLead}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {knowledgeKinds.map(({ key, title, lead, path }) => (
          <li key={key} className="rounded-card bg-card hover:border-ring relative border p-5">
            <h2 className="font-display text-lg font-semibold">
              <Link to={path} className="after:absolute after:inset-0">
                {title}
              </Link>
            </h2>
            <p className="text-muted-foreground mt-1 text-sm">{lead}</p>
          </li>
        ))}
      </ul>
    </Page>
  )
}
