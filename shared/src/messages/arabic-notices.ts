import { arNotices } from './ar-notices'
import { brand } from '../reference/brand'
import { arabicValue } from '../texts/arabic-values'
import { sayFrom } from '../texts/said-sentence'

const branded = (text: string): string => text.replaceAll('{product}', brand.name)

/** Notices of the shared catalog, by their English. */
const ofCatalog = Object.fromEntries(
  Object.entries(arNotices).map(([english, said]) => [branded(english), branded(said)]),
)

/** Notices in Arabic by their English; `{}` is a figure, `{name}` any words. */
export const arabicNotices: Readonly<Record<string, string>> = {
  ...ofCatalog,

  // As earlier releases wrote them: notices are stored in English and stay.
  '{amount} for reservation {number} was taken back from your account.': 'عُكس تحويل {amount} للحجز {number}.',
  '{amount} was taken back': 'عُكس تحويل {amount}',
  '{amount} paid with {method} was taken back by a refund, a dispute or your bank. We deducted it from your wallet. What your campaigns had already spent stays open until your next top-up.':
    'عُكست دفعة {amount} عبر {method} برد أو نزاع أو من مصرفك، فخصمناه من محفظتك. ويبقى ما أنفقته حملاتك مستحقًا حتى تعبئتك القادمة.',
  '{amount} of advertising credit (user {user}, {method}) was taken back.':
    'عُكس {amount} من رصيد الإعلانات (المستخدم {user}، {method}).',
  'The campaign “{name}” has ended because a payment into your wallet was taken back. It spent {spent}.':
    'انتهت الحملة «{name}» لأن دفعة إلى محفظتك عُكست. أنفقت {spent}.',
  'The dispute over {amount} for reservation {number} at {warehouse} is lost: the bank took the payment back.':
    'خُسر النزاع على {amount} للحجز {number} في {warehouse}: عكس المصرف الدفعة.',

  'fulfillment ({tier})': 'تنفيذ طلبات ({tier})',
  '{space} and fulfillment ({tier})': '{space} وتنفيذ طلبات ({tier})',

  ' for {warehouse}': ' عن {warehouse}',
  ' They wrote: “{note}”': ' وكتب: «{note}»',
  ' We try again on {day}.': ' نحاول مجددًا في {day}.',
  'Your quote from {from}': 'عرض سعر من {from}',
  "{from} can't quote your request": 'لا يستطيع {from} تقديم عرض سعر',
  '{from} withdrew its quote': 'سحب {from} عرضه',
  'Your quote from {from} has expired': 'انتهت صلاحية عرض {from}',
  '{who} proposes another price': 'يقترح {who} سعرًا آخر',
  '{who} accepted your quote': 'قبل {who} عرضك',
  '{who} withdrew a request': 'سحب {who} طلبًا',
  '{who} declined your quote': 'قرر {who} عدم المتابعة',
  '{company} asks for a quote': 'يطلب {company} عرض سعر',
  '{company} sends you a request for proposal': 'يرسل إليك {company} طلب عروض',
  'A question about “{title}”': 'سؤال عن «{title}»',
  '{company} answered a question': 'أجاب {company} عن سؤال',
  '{company} has decided on its request': 'حسم {company} طلبه',
  '{name} asks to read your request': 'يطلب {name} قراءة طلبك',
  'You can read the request of {name}': 'يمكنك قراءة طلب {name}',
  '{name} asks for your request for proposal': 'يطلب {name} طلب العروض الخاص بك',
  'The request from {who} has ended': 'انتهى طلب {who}',
  'Your quote to {who} has expired': 'انتهت صلاحية عرضك إلى {who}',
  'Your request “{title}” has ended': 'انتهى طلبك «{title}»',
  '{from} sent you a quote for {need}. It is valid until {day}.': 'أرسل لك {from} عرض سعر: {need}. وهو صالح حتى {day}.',
  "{from} can't quote your request this time.{note} You can ask other warehouses.":
    'لا يستطيع {from} تقديم عرض سعر هذه المرة.{note} يمكنك أن تسأل مستودعات أخرى.',
  '{from} withdrew its quote.{note}': 'سحب {from} عرضه.{note}',
  'Your quote from {from} has expired. Ask again if you still need the space.':
    'انتهت صلاحية عرض {from}. اطلب من جديد إن كنت ما زلت تحتاج المساحة.',
  '{who} proposes {need}.{note} Send a better quote, or decline.': 'يقترح {who}: {need}.{note} أرسل عرضًا أفضل أو ارفض.',
  'You have an accepted quote{place}: {who} can now reserve at your price until it expires.':
    'قُبل عرضك{place}: يمكن لـ {who} الآن الحجز بسعرك حتى تنتهي صلاحيته.',
  '{who} declined your quote{place}.{note}': 'رفض {who} عرضك{place}.{note}',
  '{who} withdrew the request{place}.{note}': 'سحب {who} طلبه{place}.{note}',
  'The time to answer the request from {who} is over. You don’t need to do anything.':
    'انتهى وقت الجواب عن طلب {who}. لا يلزمك شيء.',
  'Your quote to {who} has expired. You can send it again.': 'انتهت صلاحية عرضك إلى {who}. يمكنك إرساله من جديد.',
  '{seller} has answered your request for a quote.': 'أجاب {seller} عن طلب عرض السعر.',
  '{who} has answered your request for a quote on behalf of {seller}.':
    'أجاب {who} عن طلب عرض السعر نيابة عن {seller}.',
  '{company} asks for a quote from {name}: {need}. Answer by {day}.':
    'يطلب {company} عرض سعر من {name}: {need}. أجب قبل {day}.',
  '{company} asks for a quote from {name}: {need}.': 'يطلب {company} عرض سعر من {name}: {need}.',
  '{company} withdrew its request to {warehouses}. You don’t need to answer.':
    'سحب {company} طلبه إلى {warehouses}. لا يلزمك الجواب.',
  'Thank you for your time. {company} won’t continue with {warehouses} for its request “{title}”. They wrote: “{reason}”':
    'شكرًا على وقتك. لن يتابع {company} مع {warehouses} في طلبه «{title}». وكتب: «{reason}»',
  'your warehouse': 'مستودعك',
  '{from} asks you to complete your request for proposal, for a quote from {name}.':
    'يطلب {from} أن تكمل طلب العروض للحصول على عرض سعر من {name}.',
  '{from} asks you to complete your request for proposal, for a quote.':
    'يطلب {from} أن تكمل طلب العروض للحصول على عرض سعر.',
  '{company} has sent {name} a request for proposal.': 'أرسل {company} إلى {name} طلب عروض.',
  '{name} asks to read your request for proposal.': 'يطلب {name} قراءة طلب العروض.',
  '{name} lets you read their request for proposal.': 'يسمح لك {name} بقراءة طلب عروضه.',
  'The time of your request “{title}” is over. You can ask again if you still need the space.':
    'انتهى وقت طلبك «{title}». يمكنك أن تسأل من جديد إن كنت ما زلت تحتاج المساحة.',
  '{who} asks about your request “{title}”: “{question}” Your answer goes to all who were asked, without this name.':
    'يسأل {who} عن طلبك «{title}»: «{question}» يصل جوابك إلى كل من سألتهم دون هذا الاسم.',
  '{company} now waits until {day} for your answer to its request “{title}”.':
    'ينتظر {company} الآن جوابك عن طلبه «{title}» حتى {day}.',
  '{company} answered a question about its request “{title}”. “{question}” {again}: “{answer}”':
    'أجاب {company} عن سؤال في طلبه «{title}». «{question}» الجواب: «{answer}»',

  'Reservation {number} at {warehouse} ends on {day}. You can propose an extension.':
    'ينتهي الحجز {number} في {warehouse} في {day}. يمكنك اقتراح تمديد.',
  'Reservation {number} at {warehouse}: {who} proposes a change: {change}.':
    'الحجز {number} في {warehouse}: يقترح {who} تغييرًا: {change}.',
  'Reservation {number} at {warehouse}: {who} accepted the change: {change}.':
    'الحجز {number} في {warehouse}: قبل {who} التغيير: {change}.',
  'Reservation {number} at {warehouse}: {who} declined the change: {change}.':
    'الحجز {number} في {warehouse}: رفض {who} التغيير: {change}.',
  'Reservation {number} at {warehouse}: {who} withdrew the proposal: {change}.':
    'الحجز {number} في {warehouse}: سحب {who} الاقتراح: {change}.',
  'Reservation {number} at {warehouse}: Nobody answered the proposal in time: {change}.':
    'الحجز {number} في {warehouse}: لم يجب أحد عن الاقتراح في الوقت المحدد: {change}.',
  '{space} from {day}': '{space} ابتداءً من {day}',
  'an end after {day}': 'إنهاء بعد {day}',
  'an end of fulfillment alone after {day}': 'إنهاء تنفيذ الطلبات وحده بعد {day}',
  'an end of storage and fulfillment after {day}': 'إنهاء التخزين وتنفيذ الطلبات بعد {day}',
  '1 month longer, until {day}': 'تمديد شهر واحد حتى {day}',
  '{months} longer, until {day}': 'تمديد {months} حتى {day}',

  '{customer} announced {goods} at {warehouse} for {slot}. Confirm the slot or propose another one.':
    'أعلن {customer} وصول {goods} إلى {warehouse} في {slot}. أكّد الموعد أو اقترح غيره.',
  '{warehouse} confirmed your arrival of {goods} for {slot}.': 'أكّد {warehouse} وصول {goods} في {slot}.',
  '{warehouse} proposes another slot for your {goods}: {slot}. Accept it, or cancel the arrival.':
    'يقترح {warehouse} موعدًا آخر لـ {goods}: {slot}. اقبله أو ألغِ الواردة.',
  '{warehouse} can’t take your arrival of {goods} on {day}.': 'لا يستطيع {warehouse} استلام {goods} في {day}.',
  '{customer} accepted your slot for {goods} at {warehouse}: {slot}.':
    'قبل {customer} موعدك لـ {goods} في {warehouse}: {slot}.',
  '{customer} canceled the arrival of {goods} at {warehouse} on {day}.':
    'ألغى {customer} وصول {goods} إلى {warehouse} في {day}.',
  '{warehouse} checked in {goods}, {damaged} damaged.': 'استلم {warehouse} {goods}، والتالف {damaged}.',
  '{warehouse} checked in {goods}.': 'استلم {warehouse} {goods}.',

  '{amount} for {month} will be charged on {day} to your saved payment method.':
    'يُخصم {amount} عن {month} في {day} من طريقة دفعك المحفوظة.',
  'You paid {amount} for {month}. Your receipt is with your invoices.': 'دفعت {amount} عن {month}. إيصالك مع فواتيرك.',
  '{amount} for {month} is paid.': 'دُفع {amount} عن {month}.',
  '{amount} for {month} could not be charged.{next} You can pay with another method now.':
    'تعذر خصم {amount} عن {month}.{next} يمكنك الدفع الآن بطريقة أخرى.',
  '{amount} for {month} could not be charged.{next} Your customer was told.':
    'تعذر خصم {amount} عن {month}.{next} أُخبر عميلك.',
  '{amount} for {month} is still open, and we will not try again. Pay with another method, or talk to the warehouse.':
    'ما زال {amount} عن {month} مستحقًا، ولن نحاول مجددًا. ادفع بطريقة أخرى أو تحدث إلى المستودع.',
  '{amount} for {month} is still open after our last try. The reservation stays as it is until you decide.':
    'ما زال {amount} عن {month} مستحقًا بعد محاولتنا الأخيرة. يبقى الحجز كما هو حتى تقرر.',
  '{amount} will be charged on {day}: {number}': 'يُخصم {amount} في {day}: {number}',
  '{amount} for {month} is paid: {number}': 'دُفع {amount} عن {month}: {number}',
  'A payment failed: {number}': 'فشلت دفعة: {number}',
  'A payment is still open: {number}': 'دفعة ما زالت مستحقة: {number}',
  'month {number} of {term} at {warehouse}': 'الشهر {number} من {term} في {warehouse}',

  'Confirm availability: {name}': 'أكّد التوفر: {name}',
  'Confirm the availability of {name}: nobody has confirmed it for {} days. Confirm it with one click, or update what has changed.':
    'أكّد توفر {name}: لم يؤكده أحد منذ {} يومًا. أكّده بنقرة واحدة أو حدّث ما تغيّر.',
  '{name} no longer takes reservations: nobody has confirmed its space and rates for {} days. Confirm them to take reservations again.':
    'لم يعد {name} يقبل الحجوزات: لم يؤكد أحد مساحته وأسعاره منذ {} يومًا. أكّدها ليقبل الحجوزات من جديد.',

  '{name} wrote you a message.': 'كتب لك {name} رسالة.',
  '{email} accepted your invitation and waits for you to confirm their access.':
    'قبل {email} دعوتك وينتظر أن تؤكد صلاحيته.',
  '{name} gave you access to their account.': 'منحك {name} صلاحية على حسابه.',
  '{name} claims the profile {profile}.': 'يطالب {name} بالملف {profile}.',
}

/** A notice in Arabic; itself where there are no words for it. */
export const arabicNotice = sayFrom(arabicNotices, arabicValue)
