import pg from 'pg'

const isNamed = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value && !('submit' in value)

/**
 * A connection to a pooler in transaction mode (DATABASE_URL beside a DATABASE_DIRECT_URL). Statements are not prepared
 * once under a name: the pooler gives each transaction another server connection, which does not know them or knows them
 * from somebody else.
 */
export class PooledClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const query = this.query.bind(this) as (...sent: unknown[]) => unknown
    const withoutName = (first: unknown, ...rest: unknown[]): unknown =>
      query(isNamed(first) ? { ...first, name: undefined } : first, ...rest)
    this.query = withoutName as typeof this.query
  }
}
