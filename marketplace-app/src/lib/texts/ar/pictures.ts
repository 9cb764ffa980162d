import type { InWords } from '../../language'
import type { pictureTexts as english } from '../pictures'
import { counted, forms } from './counted'

export const pictureTexts: InWords<typeof english> = {
  crop: {
    title: (title) => (title ? `قص «${title}»` : 'قص الصورة'),
    apply: 'قص',
    area: 'الصورة: حرّكها بمفاتيح الأسهم',
    size: 'الحجم',
    zoom: 'التكبير',
    rotation: 'الدوران',
    times: (zoom) => `${zoom} مرات`,
    degrees: (degrees) => `${degrees} درجة`,
    pixels: (size) => `${size} بكسل`,
    part: (width, height) => `الجزء ${width} في ${height} بكسل`,
  },
  files: {
    types: (accept) => `اختر ${accept.replaceAll(',', '، ').replace(/، ([^،]+)$/, ' أو $1')}`,
    pictures: 'اختر صورة',
    one: 'اختر ملفًا واحدًا',
    unreadable: 'تعذرت قراءة هذه الصورة',
    heic: 'تعذرت قراءة صورة HEIC هذه. احفظها بصيغة JPEG واخترها.',
    full: 'لا مكان للمزيد',
    refused: (name, reason) => `${name}: ${reason}`,
  },
  uploads: {
    progress: (at, all) => `جارٍ رفع ${at} من ${all}`,
    done: (count) => `رُفع ${counted(count, forms.file)}`,
    states: { waiting: 'في الانتظار', preparing: 'قيد التجهيز', sending: 'جارٍ الرفع', failed: 'لم يُرفع' },
    retry: 'حاول مرة أخرى',
    retryOne: (name) => `حاول مرة أخرى: ${name}`,
    cancel: 'إلغاء',
    cancelOne: (name) => `إلغاء: ${name}`,
    cancelAll: 'إلغاء الكل',
    list: 'ملفات قيد الرفع',
  },
  profile: {
    avatar: { choose: 'اختر صورة', remove: 'أزل الصورة', alt: 'صورتك' },
    banner: { choose: 'اختر غلافًا', remove: 'أزل الغلاف', alt: 'غلافك' },
    lead: 'JPEG أو PNG أو WebP أو BMP أو HEIC، حتى 30 ميغابايت، ونصغّرها.',
  },
}
