import type { PersonAudit } from '@stackyard/shared/schema/person-page'
import { personPageTexts } from '../../../../lib/texts/person-page'

/** Fields that an act changed, before and after. */
export const ChangeList = ({ changes }: Pick<PersonAudit, 'changes'>) => (
  <ul className="max-w-prose">
    {changes.map(({ field, before, after }) => (
      <li key={field} className="wrap-anywhere">
        {personPageTexts.history.change(field, before, after)}
      </li>
    ))}
  </ul>
)
