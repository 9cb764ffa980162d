import { mailsEnArrivals } from './en-arrivals'
import { mailsEnChanges } from './en-changes'
import { mailsEnOrders } from './en-orders'

/** The texts of emails in English: `subject`, `body` (paragraphs), `action` (the button) and `why` of each kind. */
export const mailsEn = {
  ...mailsEnOrders,
  ...mailsEnArrivals,
  ...mailsEnChanges,
  'layout.greeting': 'Hello {name},',
  'layout.greeting.nameless': 'Hello,',
  'layout.link': 'If the button does not work, open this address:',
  'layout.stop': 'Unsubscribe from announcements',
  'layout.stop.kind': 'Stop these emails',
  'layout.stop.alert': 'Stop alerts for “{name}”',
  'layout.preferences': 'Choose which emails you get',

  'stop.title': 'Stop these emails?',
  'stop.text': 'You will get no more emails about: {group}. What the app shows stays as it is.',
  'stop.button': 'Stop these emails',
  'stop.done.title': 'These emails are stopped',
  'stop.done.text': 'You get no more emails about: {group}. You can get them again in your settings.',
  'stop.invalid.title': 'This link is not valid',
  'stop.invalid.text': 'Open the newest email you have from us, or choose in your settings which emails you get.',
  'stop.alerts.title': 'Stop these alerts?',
  'stop.alerts.text': 'You will get no more alerts for {search}. The search stays saved.',
  'stop.alerts.button': 'Stop these alerts',
  'stop.alerts.onward': 'Open your saved searches',
  'stop.alerts.done.title': 'These alerts are stopped',
  'stop.alerts.done.text': 'You get no more alerts for {search}. You can switch them on again in your saved searches.',
  'group.reservations': 'reservations',
  'group.quotes': 'quotes and requests',
  'group.messages': 'messages and comments',
  'group.reviews': 'listings and reviews',
  'group.money': 'payouts, credit and plans',
  'group.account': 'your account',
  'group.digest': 'the daily summary',

  'verification.subject': 'Verify your email address for {product}',
  'verification.body':
    'Please verify your email address, so that you can reserve space and publish listings. The link works for three days.',
  'verification.action': 'Verify email',
  'verification.why':
    'You get this email because an account was opened with this address. If that was not you, do nothing.',

  'passwordReset.subject': 'Set a new password for {product}',
  'passwordReset.body': 'Somebody asked for a new password for your account. The link works once, within an hour.',
  'passwordReset.action': 'Set a new password',
  'passwordReset.why': 'If that was not you, do nothing: your password stays as it is.',

  'passwordChanged.subject': 'Your {product} password was changed',
  'passwordChanged.body': 'Your password was changed just now, and all other sessions were ended.',
  'passwordChanged.action': 'That was not me',
  'passwordChanged.why': 'You get this email whenever your password changes.',

  'invitation.subject': 'Your {product} account: set a password',
  'invitation.body':
    'You asked a warehouse for a quote, so we opened a free account for you with your requests and their answers. Set a password to use it. The link works once, within seven days.',
  'invitation.action': 'Set a password',
  'invitation.why': 'If that was not you, do nothing: without a password nobody can use the account.',

  'signInLinked.subject': '{provider} was linked to your {product} account',
  'signInLinked.body': 'You can sign in with {provider} from now on.',
  'signInLinked.action': 'Check your sign-ins',
  'signInLinked.why': 'If that was not you, change your password and end your other sessions in your settings.',
  'signInUnlinked.subject': '{provider} was unlinked from your {product} account',
  'signInUnlinked.body': 'You can no longer sign in with {provider}.',
  'signInUnlinked.action': 'Check your sign-ins',
  'signInUnlinked.why': 'If that was not you, change your password and end your other sessions in your settings.',

  'factorAdded.subject': 'A second factor was added to your {product} account',
  'factorAdded.body': '“{name}” was added to your account. You use it to sign in from now on.',
  'factorAdded.action': 'Check your sign-ins',
  'factorAdded.why': 'If that was not you, change your password and end your other sessions in your settings.',
  'factorRemoved.subject': 'A second factor was removed from your {product} account',
  'factorRemoved.body': '“{name}” was removed from your account. It no longer signs you in.',
  'factorRemoved.action': 'Check your sign-ins',
  'factorRemoved.why': 'If that was not you, change your password and end your other sessions in your settings.',
  'factorRemovedByTeam.subject': 'A second factor was removed from your {product} account',
  'factorRemovedByTeam.body':
    '“{name}” was removed from your account by our team, and you were signed out everywhere. It no longer signs you in.',
  'factorRemovedByTeam.action': 'Check your sign-ins',
  'factorRemovedByTeam.why': 'If you did not ask us to do this, tell us at once and change your password.',

  'newDevice.subject': 'New sign-in to your {product} account',
  'newDevice.body':
    'Someone signed in to your account from {device} ({ip}) on {at}. If it was you, there is nothing to do.',
  'newDevice.action': 'See where you are signed in',
  'newDevice.why': 'If that was not you, sign that device out and change your password.',

  'emailConfirmOld.subject': 'Confirm the change of your {product} email address',
  'emailConfirmOld.body':
    'You asked to change the email address of your {product} account to {to}. Confirm here, and with the link we sent to the new address. The link works once, within 24 hours.',
  'emailConfirmOld.action': 'Confirm the change',
  'emailConfirmOld.why':
    'If that was not you, do nothing and change your password: without this link the address stays as it is.',
  'emailConfirmNew.subject': 'Confirm your new {product} email address',
  'emailConfirmNew.body':
    'The {product} account of {from} is to use this address. Confirm that it is yours. The link works once, within 24 hours.',
  'emailConfirmNew.action': 'Confirm this address',
  'emailConfirmNew.why': 'If that was not you, do nothing: your address is not used.',
  'emailChangeBegun.subject': 'The email address of a {product} account is about to change',
  'emailChangeBegun.body':
    'A {product} account that was opened with this address, and never verified it, is to use {to} from now on.',
  'emailChangeBegun.action': 'Sign in',
  'emailChangeBegun.why': 'If you do not know this account, do nothing.',
  'emailInUse.subject': 'You already have a {product} account',
  'emailInUse.body':
    'Somebody asked to use this address for another {product} account. You have an account with it, so nothing has changed.',
  'emailInUse.action': 'Sign in',
  'emailInUse.why': 'If that was you, sign in with this address, or choose another for the other account.',
  'emailChanged.subject': 'Your {product} email address was changed',
  'emailChanged.body':
    'The email address of your account was changed from {from} to {to}. Sign in with the new one from now on. All other sessions were ended.',
  'emailChanged.action': 'That was not me',
  'emailChanged.why': 'You get this email at both addresses whenever the address of your account changes.',

  'claim.subject': 'Confirm your claim of {profile}',
  'claim.body':
    'Somebody used this address to claim the profile {profile} at {product}. If that was you, confirm the address within three days. We then check your claim and write to you.',
  'claim.action': 'Confirm your claim',
  'claim.why': 'If that was not you, do nothing: the profile stays as it is.',
  'claimGranted.subject': '{profile} is yours',
  'claimGranted.body':
    'The profile {profile} and its listings are yours now. Set a password to sign in; the link works for three days.',
  'claimGranted.action': 'Set a password',
  'claimGranted.why': 'You get this email because you claimed a profile at {product}.',
  'claimDenied.subject': 'Your claim of {profile}',
  'claimDenied.body':
    'We could not confirm that the profile {profile} is yours, so it stays as it is. Write to {support} if you can tell us more.',
  'claimDenied.why': 'You get this email because you claimed a profile at {product}.',

  'teamInvitation.subject': '{name} invites you to their {product} account',
  'teamInvitation.body':
    '{name} would like you to help with their account at {product}. Accept within {days} days; they confirm your access then.',
  'teamInvitation.action': 'Accept the invitation',
  'teamInvitation.why': 'If you do not know them, do nothing: nothing was opened with your address.',

  'erasureAsked.subject': 'Your {product} account will be erased on {date}',
  'erasureAsked.body':
    'We will erase your account on {date}. Until then you can sign in and cancel this. Afterwards nothing of it can be restored.\n\nReservations and invoices stay in our books, as the law asks for, without your name.',
  'erasureAsked.action': 'Cancel the erasure',
  'erasureAsked.why': 'If that was not you, sign in, cancel it and change your password.',
  'erasureCancelled.subject': 'Your {product} account stays',
  'erasureCancelled.body': 'The erasure of your account was canceled. Nothing was deleted.',
  'erasureCancelled.action': 'Open your settings',
  'erasureCancelled.why': 'You get this email because someone had asked us to erase your account.',
  'erased.subject': 'Your {product} account was erased',
  'erased.body':
    'Your account was erased: your name, addresses, pictures, documents and sign-ins are deleted. Reservations and invoices stay in our books without your name.',
  'erased.why': 'This is the last email we send to this address. Questions: {support}',

  'contact.subject': 'Contact form: {topic}',
  'contact.body': '{sender}\n\n{message}',
  'contact.action': 'Open in the panel',
  'contact.why': 'Somebody wrote this at {product}. Reply to the address above.',

  'newsletterConfirm.subject': 'Confirm your subscription to news from {product}',
  'newsletterConfirm.body': 'Please confirm that you want our news by email. Without that we send nothing.',
  'newsletterConfirm.action': 'Confirm',
  'newsletterConfirm.why':
    'You get this email because this address was given in our form. If that was not you, do nothing.',
  'sellerNewsletterConfirm.subject': 'Confirm your subscription to the newsletter of {seller}',
  'sellerNewsletterConfirm.body':
    'Recent emails to this address bounced. Please confirm that you want the newsletter of {seller} at this address.',
  'sellerNewsletterConfirm.action': 'Confirm',
  'sellerNewsletterConfirm.why':
    'You get this email because this address was given in our form. If that was not you, do nothing.',
  'newsletterUnsubscribe.subject': 'Unsubscribe from the news of {product}',
  'newsletterUnsubscribe.body': 'The button ends our news to this address.',
  'newsletterUnsubscribe.action': 'Unsubscribe',
  'newsletterUnsubscribe.why':
    'You get this email because somebody asked to unsubscribe this address. If that was not you, do nothing.',

  'quoteRequest.subject': 'Your request to {warehouse}',
  'quoteRequest.body':
    'Your request for a quote has been sent to {warehouse}: {need}.\n\nWe’ll email you the answer. You’ll also find it in your account.',
  'quoteRequest.action': 'See your requests',
  'quoteRequest.why':
    'You get this email because a quote was asked for with this address at {product}. If that was not you, do nothing.',
  'quoteAnswer.subject': '{seller} has answered your request for a quote',
  'quoteAnswer.body': '{warehouse} has answered your request:\n\n{message}',
  'quoteAnswer.onBehalf.subject': '{product} has answered your request to {seller}',
  'quoteAnswer.onBehalf.body':
    '{product} manages the profile of {warehouse} and answers your request on its behalf:\n\n{message}',
  'quoteAnswer.action': 'See the request',
  'quoteAnswer.why': 'You get this email because you asked this warehouse for a quote.',
  'quoteNews.subject': '{subject}',
  'quoteNews.body': '{message}',
  'quoteNews.action': 'See the quote',
  'quoteNews.why': 'You get this email because you asked this warehouse for a quote.',

  'knownMerchant.subject': 'You already have an account: sign in to send your request',
  'knownMerchant.body':
    'You filled in a request for proposal at {product} with this address. It already has an account, so nothing was sent yet.\n\nSign in to send your request: your answers are still in the browser that you used.',
  'knownMerchant.action': 'Sign in',
  'knownMerchant.why':
    'You get this email because a request for proposal was started with this address. If that was not you, do nothing.',
  'knownOther.subject': 'You already have an account: sign in to send your request',
  'knownOther.body':
    'You filled in a request for proposal at {product} with this address. It already has an account, so nothing was sent yet.\n\nRequests are sent by merchant accounts, and yours is of another kind. Use another email address for your request.',
  'knownOther.action': 'Sign in',
  'knownOther.why':
    'You get this email because a request for proposal was started with this address. If that was not you, do nothing.',

  'merchantAnnouncement.subject': '{subject}',
  'merchantAnnouncement.body': '{message}',
  'merchantAnnouncement.action': 'Open your request',
  'merchantAnnouncement.why': 'You get this email because you are a merchant at {product} and allow announcements.',
  'serviceLetter.subject': '{subject}',
  'serviceLetter.body': '{message}',
  'serviceLetter.why': 'You get this email because you have an account at {product} and it is about the service.',
  'offersLetter.subject': '{subject}',
  'offersLetter.body': '{message}',
  'offersLetter.why':
    'You get this email because you allow announcements from {product}; switch them off in your settings.',

  'newsletter.why': 'You get this email because you subscribed to our news.',
  'newsletter.why.seller': 'You get this because you subscribed to the newsletter of {seller} at {product}.',
  'newsletter.why.test': 'This is a test that went to you alone. Readers find a link to unsubscribe here.',
  'newsletter.stop': 'Unsubscribe',

  'digest.subject': 'Your day at {product}',
  'digest.body': 'This is new since yesterday:\n\n{message}',
  'digest.action': 'Open your notifications',
  'digest.why': 'You get this email once a day because you chose a daily summary.',

  'searchAlert.subject': 'New matches for {search}',
  'searchAlert.body': 'These warehouses are new or better for your saved searches:',
  'searchAlert.action': 'Open your saved searches',
  'searchAlert.why': 'You get this email at most once a day because you switched on alerts for a saved search.',
  'searchAlert.more.subject': 'New matches for {search}',
  'searchAlert.more.body':
    'These warehouses are new or better for your saved searches, and {rest} more that are not listed here:',
  'alert.new': 'New',
  'alert.free': 'Free on your dates',
  'alert.price': '{amount} less',
  'alert.hotrack': 'HotRack',
  'alert.place': '{place}',
  'alert.rate.pallet': '{rate} per pallet per month',
  'alert.rate.sqft': '{rate} per sq ft per month',

  'notice.subject': '{subject}',
  'notice.body': '{message}',
  'notice.action': 'Open in {product}',
  'notice.why': 'You get this email because you have an account at {product}.',
} as const
