import { CalendarPlus } from 'lucide-react'
import type { TextFile } from '@stackyard/shared/schema/text-file'
import { ExportButton } from '../../../../components/export-button'
import { spaceTexts as words } from '../../../../lib/texts/space-calendar'
import { tableTexts } from '../../../../lib/texts/tables'

type Props = { load: (format: 'csv' | 'ics') => Promise<TextFile> }

/** Buttons for the table and for the file of a calendar program. */
export const SpaceFiles = ({ load }: Props) => (
  <span className="flex flex-wrap gap-3 sm:ms-auto">
    <ExportButton load={() => load('csv')} words={{ ...tableTexts, ...words.csv }} />
    <ExportButton
      load={() => load('ics')}
      words={{ ...tableTexts, ...words.ics }}
      icon={<CalendarPlus aria-hidden />}
    />
  </span>
)
