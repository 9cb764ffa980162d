import * as migration_20261122_020631_initial from './20261122_020631_initial';
import * as migration_20261122_042901_supply from './20261122_042901_supply';
import * as migration_20261122_043512_content_collections from './20261122_043512_content_collections';
import * as migration_20261122_043748_plans_identity_invoices from './20261122_043748_plans_identity_invoices';
import * as migration_20261122_052542_coupons_referrals from './20261122_052542_coupons_referrals';
import * as migration_20261122_074449_payouts_credit_notes_referrals from './20261122_074449_payouts_credit_notes_referrals';
import * as migration_20261122_080217_newsletter_and_contact from './20261122_080217_newsletter_and_contact';
import * as migration_20261122_111508_payout_offsets from './20261122_111508_payout_offsets';
import * as migration_20261122_142505_wants_newsletter from './20261122_142505_wants_newsletter';
import * as migration_20261123_003138_site_navigation from './20261123_003138_site_navigation';
import * as migration_20261123_090756_review_replies from './20261123_090756_review_replies';
import * as migration_20261123_165132_wallets_and_campaigns from './20261123_165132_wallets_and_campaigns';
import * as migration_20261124_140706_certifications_integrations_temperature from './20261124_140706_certifications_integrations_temperature';
import * as migration_20261124_171759_installments from './20261124_171759_installments';

export const migrations = [
  {
    up: migration_20261122_020631_initial.up,
    down: migration_20261122_020631_initial.down,
    name: '20261122_020631_initial',
  },
  {
    up: migration_20261122_042901_supply.up,
    down: migration_20261122_042901_supply.down,
    name: '20261122_042901_supply',
  },
  {
    up: migration_20261122_043512_content_collections.up,
    down: migration_20261122_043512_content_collections.down,
    name: '20261122_043512_content_collections',
  },
  {
    up: migration_20261122_043748_plans_identity_invoices.up,
    down: migration_20261122_043748_plans_identity_invoices.down,
    name: '20261122_043748_plans_identity_invoices',
  },
  {
    up: migration_20261122_052542_coupons_referrals.up,
    down: migration_20261122_052542_coupons_referrals.down,
    name: '20261122_052542_coupons_referrals',
  },
  {
    up: migration_20261122_074449_payouts_credit_notes_referrals.up,
    down: migration_20261122_074449_payouts_credit_notes_referrals.down,
    name: '20261122_074449_payouts_credit_notes_referrals',
  },
  {
    up: migration_20261122_080217_newsletter_and_contact.up,
    down: migration_20261122_080217_newsletter_and_contact.down,
    name: '20261122_080217_newsletter_and_contact',
  },
  {
    up: migration_20261122_111508_payout_offsets.up,
    down: migration_20261122_111508_payout_offsets.down,
    name: '20261122_111508_payout_offsets',
  },
  {
    up: migration_20261122_142505_wants_newsletter.up,
    down: migration_20261122_142505_wants_newsletter.down,
    name: '20261122_142505_wants_newsletter',
  },
  {
    up: migration_20261123_003138_site_navigation.up,
    down: migration_20261123_003138_site_navigation.down,
    name: '20261123_003138_site_navigation',
  },
  {
    up: migration_20261123_090756_review_replies.up,
    down: migration_20261123_090756_review_replies.down,
    name: '20261123_090756_review_replies',
  },
  {
    up: migration_20261123_165132_wallets_and_campaigns.up,
    down: migration_20261123_165132_wallets_and_campaigns.down,
    name: '20261123_165132_wallets_and_campaigns',
  },
  {
    up: migration_20261124_140706_certifications_integrations_temperature.up,
    down: migration_20261124_140706_certifications_integrations_temperature.down,
    name: '20261124_140706_certifications_integrations_temperature',
  },
  {
    up: migration_20261124_171759_installments.up,
    down: migration_20261124_171759_installments.down,
    name: '20261124_171759_installments'
  },
];
