import { expect, it } from 'vitest'
import { spamReason } from './spam-reason'

it.each([
  ['Cheap pallets at http://a.example and http://b.example', 'Several links'],
  ['buy nooooooooooooow', 'One sign again and again'],
  ['BEST RATES IN THE WHOLE COUNTRY CALL US', 'Written in capitals'],
])('holds back %s', (text, reason) => expect(spamReason(text)).toBe(reason))

it.each([
  'We book doors by the half hour, see https://example.org/doors for the form.',
  'FTL or LTL?',
  'أحجز الأبواب كل نصف ساعة ونصل قبل الموعد بعشر دقائق',
])('lets pass %s', (text) => expect(spamReason(text)).toBeNull())
