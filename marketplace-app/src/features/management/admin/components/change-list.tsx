import type { PersonAudit } from '@stackyard/shared/schema/person-page'
import { activityTexts } from '../../../../lib/texts/activity'

/** Fields that an act changed, before and after. */
export const ChangeList = ({ changes }: Pick<PersonAudit, 'changes'>) => (
  <ul className="max-w-prose">
    {changes.map(({ field, before, after }) => (
      <li key={field} className="wrap-anywhere">
        {activityTexts.change(field, before, after)}
      </li>
    ))}
  </ul>
)
