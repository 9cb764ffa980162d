import { withReturnTo } from '@stackyard/shared/domain/return-to'
import { brand } from '@stackyard/shared/reference/brand'
import type { ProfilePage } from '@stackyard/shared/schema/page-data'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { PublicProfile } from '@stackyard/shared/schema/user-card'
import { Button } from '@stackyard/shared/ui/button'
import type { ClaimOutcome, ClaimValues } from '@stackyard/shared/ui/claim-dialog'
import { NewsletterButton } from '@stackyard/shared/ui/newsletter-button'
import { ProfileView } from '@stackyard/shared/ui/profile-view'
import { lazy, Suspense, useEffect, useState } from 'react'
import { client } from '../lib/api'
import { newsletterActions } from '../lib/newsletter-actions'
import { OfferCards, type Offers, ProfileReviews } from '../lib/profile-parts'
import { bookingViewer, useReader } from '../lib/reader'
import { say } from '../lib/say'

const ClaimDialog = lazy(async () => ({ default: (await import('@stackyard/shared/ui/claim-dialog')).ClaimDialog }))

const CLAIM = '#claim'
const SERVICES = '#services'
const PAGE = 24

/** A public profile: as the server wrote it for visitors, and with what a signed-in reader may know besides. */
export default function ProfileIsland({ data: page }: { data: ProfilePage }) {
  const data = page.profile
  const reader = useReader()
  const readerId = reader?.id
  const [profile, setProfile] = useState(data)
  useEffect(() => {
    if (readerId === undefined) return setProfile(data)
    client.users.get({ id: String(data.id) }).then(
      ({ results }) => setProfile(results),
      () => undefined,
    )
  }, [data, readerId])
  // The page's parts are not there yet when the browser looks for the one that the address names.
  useEffect(() => {
    if (location.hash === SERVICES) document.getElementById(SERVICES.slice(1))?.scrollIntoView()
  }, [])
  return (
    <ProfileView
      profile={profile}
      loginHref={reader ? undefined : withReturnTo('/auth/login', location.pathname)}
      messageHref={reader?.id === profile.id ? undefined : `/dashboard/messages?id=${profile.id}`}
      listings={profile.userType === 'customer' ? undefined : <Listings sellerId={profile.id} shown={page} />}
      reviews={page.reviews.length > 0 ? <ProfileReviews reviews={page.reviews} /> : undefined}
      actions={<Actions profile={profile} reader={reader} />}
    />
  )
}

function Actions({ profile, reader }: { profile: PublicProfile; reader: SessionUser | null }) {
  const [said, setSaid] = useState('')
  return (
    <>
      {profile.userType === 'seller' ? (
        <NewsletterButton
          seller={profile}
          viewer={bookingViewer(reader)}
          {...newsletterActions}
          loginHref={withReturnTo('/auth/login', location.pathname)}
          onSaid={setSaid}
        />
      ) : null}
      <p role="status" className="mt-2 text-sm empty:hidden">
        {said}
      </p>
      {profile.isClaimable ? <Claim userId={profile.id} isSignedIn={reader !== null} /> : null}
    </>
  )
}

/** What the page came with, and soon what is free of it now. */
function Listings({ sellerId, shown }: { sellerId: number; shown: Offers }) {
  const [found, setFound] = useState(shown)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    Promise.all([
      client.warehouse.list({ sellerId, limit: PAGE }),
      client.services.list({ sellerId, limit: PAGE }),
    ]).then(
      ([{ results, total }, { results: services }]) =>
        setFound({ listings: results, total: total ?? results.length, services }),
      // The cards that the page came with stay.
      () => undefined,
    )
  }, [sellerId])
  const more = async () => {
    const { results } = await client.warehouse.list({ sellerId, limit: PAGE, skip: found.listings.length })
    setFound({ ...found, listings: [...found.listings, ...results] })
  }
  return (
    <>
      <OfferCards {...found} />
      {isFailed ? <p role="alert">{say('The listings could not be loaded. Reload the page.')}</p> : null}
      {found.listings.length < found.total ? (
        <p className="mt-5 text-center">
          <Button variant="outline" onClick={() => void more().catch(() => setFailed(true))}>
            {say('View More')}
          </Button>
        </p>
      ) : null}
    </>
  )
}

async function sendClaim(userId: number, values: ClaimValues, captchaToken: string | undefined): Promise<ClaimOutcome> {
  try {
    await client.claim.send({ ...values, userId, ...(captchaToken ? { captchaToken } : {}) })
    return { isSent: true }
  } catch (error) {
    const issues = (error as { issues?: { path: string; message: string }[] }).issues ?? []
    return {
      isSent: false,
      message: error instanceof Error ? error.message : '',
      issues: Object.fromEntries(issues.map(({ path, message }) => [path, message])),
    }
  }
}

type Captcha = { siteKey: string; scriptUrl: string } | null

/** The claim of a managed profile; an address that ends in #claim opens it. */
function Claim({ userId, isSignedIn }: { userId: number; isSignedIn: boolean }) {
  const [open, setOpen] = useState(() => location.hash === CLAIM)
  const [sent, setSent] = useState('')
  const [captcha, setCaptcha] = useState<Captcha>(null)
  useEffect(() => {
    if (!open) return
    client.config.get().then(
      ({ results }) =>
        setCaptcha(
          results.captchaSiteKey ? { siteKey: results.captchaSiteKey, scriptUrl: results.captchaScriptUrl } : null,
        ),
      () => undefined,
    )
  }, [open])
  return (
    <>
      <Button block onClick={() => setOpen(true)}>
        {say('Claim this profile')}
      </Button>
      <p role="status" className="mt-2 text-sm empty:hidden">
        {sent}
      </p>
      {open ? (
        <Suspense>
          <ClaimDialog
            open
            onOpenChange={setOpen}
            isSignedIn={isSignedIn}
            supportEmail={brand.supportEmail}
            captcha={captcha}
            onSend={(values, token) => sendClaim(userId, values, token)}
            onSent={setSent}
          />
        </Suspense>
      ) : null}
    </>
  )
}
