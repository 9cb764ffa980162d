import type { PersonAudit } from '@stackyard/shared/schema/person-page'
import { activityTexts } from '../../../../lib/texts/activity'
import { auditFieldWords, auditValueWords } from '../../../../lib/texts/audit-fields'

/** Fields that an act changed, before and after. */
export const ChangeList = ({ changes }: Pick<PersonAudit, 'changes'>) => (
  <ul className="max-w-prose">
    {changes.map(({ field, before, after }) => (
      <li key={field} className="wrap-anywhere">
        {activityTexts.change(auditFieldWords(field), auditValueWords(before), auditValueWords(after))}
      </li>
    ))}
  </ul>
)
