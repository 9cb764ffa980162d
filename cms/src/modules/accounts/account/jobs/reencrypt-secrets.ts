import type { JobDefinition } from '../../../../platform/jobs'
import { CODE_SECRET } from '../operations/prove-factor'
import { decrypt, encrypt } from '../sealed'
import { listCodeSecrets, replaceCodeSecrets } from '../second-factor-repository'

/** Every night while a previous secret is set: what is encrypted with it is encrypted with the present one. */
export const reencryptSecretsJob: JobDefinition = {
  name: 'account:reencrypt-secrets',
  cron: '40 3 * * *',
  async run({ db, env, log }) {
    const previous = env.PAYLOAD_SECRET_PREVIOUS
    if (!previous) return
    const changes = (await listCodeSecrets(db)).flatMap(({ id, secret: from }) => {
      if (!from || decrypt(from, env.PAYLOAD_SECRET, CODE_SECRET) !== null) return []
      const plain = decrypt(from, previous, CODE_SECRET)
      return plain === null ? [] : [{ id, from, to: encrypt(plain, env.PAYLOAD_SECRET, CODE_SECRET) }]
    })
    await replaceCodeSecrets(db, changes)
    log.info({ count: changes.length }, 'secrets of second factors are encrypted with the present key')
  },
}
