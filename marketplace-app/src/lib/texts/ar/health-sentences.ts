import { counted, figure, type Forms } from './counted'

type Rule = readonly [pattern: RegExp, said: (...values: string[]) => string]

const spans: Readonly<Record<string, Forms>> = {
  second: ['ثانية واحدة', 'ثانيتين', 'ثوانٍ', 'ثانية', 'ثانية'],
  minute: ['دقيقة واحدة', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة'],
  hour: ['ساعة واحدة', 'ساعتين', 'ساعات', 'ساعة', 'ساعة'],
  day: ['يوم واحد', 'يومين', 'أيام', 'يومًا', 'يوم'],
}

/** "45 seconds", "1 minute" */
function saidSpan(span: string): string {
  const [count = '', unit = ''] = span.split(' ')
  const forms = spans[unit.replace(/s$/, '')]
  return forms ? counted(Number(count), forms) : span
}

const said = (count: string): string => figure(Number(count))

const SPAN = String.raw`(\d+ (?:seconds?|minutes?|hours?|days?))`
const rule = (pattern: string, words: Rule[1]): Rule => [new RegExp(`^${pattern}$`), words]

const queue = (noun: string, name: string): Rule =>
  rule(
    `(\\d+) ${noun} waits?, the oldest for ${SPAN}\\.`,
    (count = '', span = '') => `${name}: ${said(count)}، أقدمها منذ ${saidSpan(span)}.`,
  )

const rules: readonly Rule[] = [
  queue('jobs?', 'مهام تنتظر'),
  queue('emails?', 'رسائل تنتظر'),
  queue('pages?', 'صفحات تنتظر'),
  queue('events? of the payment provider', 'أحداث تنتظر من مزود خدمة الدفع'),
  rule(`A scheduled job ran ${SPAN} ago\\.`, (span = '') => `عملت مهمة مجدولة قبل ${saidSpan(span)}.`),
  rule(String.raw`(\d+) jobs? (?:was|were) given up on\.`, (count = '') => `مهام تُركت بعد فشلها: ${said(count)}.`),
  rule(String.raw`(\d+) emails? (?:was|were) given up on\.`, (count = '') => `رسائل تُركت بعد فشلها: ${said(count)}.`),
  rule(String.raw`(\d+) pages? can’t be drawn\.`, (count = '') => `صفحات تعذر رسمها: ${said(count)}.`),
  rule(
    String.raw`(\d+) payments? (?:has|have) been open for over five minutes\.`,
    (count = '') => `دفعات مفتوحة منذ أكثر من خمس دقائق: ${said(count)}.`,
  ),
  rule(
    `The books were compared ${SPAN} ago; that found no difference\\.`,
    (span = '') => `قورنت الدفاتر قبل ${saidSpan(span)}، ولا فرق فيها.`,
  ),
  rule(
    `The books were compared ${SPAN} ago; that found (\\d+) differences?\\.`,
    (span = '', count = '') => `قورنت الدفاتر قبل ${saidSpan(span)}، وعدد الفروق ${said(count)}.`,
  ),
  rule(`The last backup is ${SPAN} old\\.`, (span = '') => `آخر نسخة احتياطية قبل ${saidSpan(span)}.`),
  rule(
    String.raw`(\d+)% of the disk is free, (\d+) GB\.`,
    (share, size = '') => `المتاح من القرص \u200e${share}%، أي ${said(size)} غيغابايت.`,
  ),
]

const whole: Readonly<Record<string, string>> = {
  'The database answers.': 'قاعدة البيانات تجيب.',
  'No job waits.': 'لا مهمة تنتظر.',
  'No scheduled job has run yet.': 'لم تعمل مهمة مجدولة بعد.',
  'No email waits.': 'لا رسالة تنتظر.',
  'Every page is up to date.': 'كل الصفحات محدّثة.',
  'Every event of the payment provider is handled.': 'عولجت كل أحداث مزود خدمة الدفع.',
  'No payment has been open for long.': 'لا دفعة مفتوحة منذ مدة طويلة.',
  'The books were never compared with the payment provider.': 'لم تُقارن الدفاتر قط مع مزود خدمة الدفع.',
  'No backup was ever noted.': 'لم تُسجَّل نسخة احتياطية قط.',
  'Read their errors in graphile_worker.jobs, remove the cause and run them again.':
    'اقرأ أخطاءها في graphile_worker.jobs، وأزل السبب، ثم شغّلها من جديد.',
  'Check that a worker runs, and read its log.': 'تحقق من أن عاملًا يعمل، واقرأ سجله.',
  'Check that a worker runs, and that it reaches the payment provider.':
    'تحقق من أن عاملًا يعمل، ومن أنه يصل إلى مزود خدمة الدفع.',
  'Check the mail server and SMTP_URL.': 'تحقق من خادم البريد ومن SMTP_URL.',
  'Open the content panel: its start page names the pages and their errors.':
    'افتح لوحة المحتوى: تذكر صفحتها الأولى الصفحات وأخطاءها.',
  'Run npm run check:money, and check the payment provider’s status page.':
    'شغّل npm run check:money، وراجع صفحة حالة مزود خدمة الدفع.',
  'Open the reports under Reservations: a person has to decide what is right.':
    'افتح التقارير في «الحجوزات»: لا بد أن يقرر شخص ما هو الصحيح.',
  'The nightly comparison runs in a worker. Check that one runs.':
    'تعمل المطابقة الليلية في عامل. تحقق من أن عاملًا يعمل.',
  'Run npm run backup, or have your own tool note its backups: docs/operations.md says how.':
    'شغّل npm run backup، أو اجعل أداتك تسجّل نسخها: الطريقة في docs/operations.md.',
  'Make room on the disk of DATA_DIR, or make it larger.': 'أفرغ مساحة على قرص DATA_DIR أو كبّره.',
}

function saidOne(sentence: string): string {
  for (const [pattern, words] of rules) {
    const found = pattern.exec(sentence)
    if (found) return words(...found.slice(1))
  }
  return whole[sentence] ?? sentence
}

/** What `inOrder` puts before a figure, also where a whole sentence begins with one. */
const MARK = /^\u200e/

/** What a check of the installation says, or advises, in Arabic: known as a whole, else sentence by sentence. */
export const saidHealth = (text: string): string =>
  whole[text] ??
  text
    .replace(MARK, '')
    .split(/(?<=\.) (?=[A-Z\d])/)
    .map(saidOne)
    .join(' ')
