import type { InWords } from '../../language'
import type { identityTexts as english } from '../identity'

export const identityTexts: InWords<typeof english> = {
  pending: 'نراجع وثائقك',
  pendingText: (date) => `أُرسلت في ${date}. نراسلك بالبريد خلال يوم عمل واحد، ولا يلزمك شيء آخر.`,
  rejected: 'تعذر إثبات هويتك',
  again: 'أرسل وثائقك من جديد أدناه.',
  checking: 'يفحصها مزود خدمة الدفع الآن. يستغرق ذلك غالبًا دقيقة أو دقيقتين، وتتابعه هذه الصفحة من تلقاء نفسها.',
  checkAgain: 'حاول من جديد أدناه.',
  provider: 'يفحص مزود خدمة الدفع صورة وثيقتك وصورة وجهك. يخبرنا بالنتيجة ولا نحتفظ بأي منهما.',
  begin: 'أثبت هويتك',
  beginFailed: 'تعذر فتح إثبات الهوية',
  byUs: 'أرسل الوثائق إلينا بدلًا من ذلك',
  legalName: 'الاسم القانوني الكامل',
  legalNameHint: 'كما هو في وثيقتك',
  dateOfBirth: 'تاريخ الميلاد',
  document: 'الوثيقة',
  files: 'صور أو نسخ ممسوحة',
  filesHint: 'صور، ومنها HEIC، أو PDF حتى 3 ميغابايت. تظهر الزوايا الأربع ولا يُغطى شيء.',
  addPictures: 'إضافة صور',
  addPdf: 'إضافة PDF',
  remove: (name) => `إزالة ${name}`,
  uploadFailed: 'تعذر رفع الملف',
  submit: 'أرسل للتحقق',
  done: 'أُرسلت الوثائق',
  privacy: 'لا يرى ما ترسله هنا إلا فريق التحقق لدينا.',
}
