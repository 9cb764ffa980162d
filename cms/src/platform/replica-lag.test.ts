import { describe, expect, it } from 'vitest'
import { positionOf, ReplicaLag } from './replica-lag'

describe('a position in the log', () => {
  it('is ordered as the log is, whatever its spelling', () => {
    expect(positionOf('1/0')).toBeGreaterThan(positionOf('0/FFFFFFFF') ?? 0n)
    expect(positionOf('0/a0')).toBe(160n)
  })

  it.each(['', 'A', '1/', '/1', '1/G', '123456789/1', '1/1; drop', null, undefined])('is not %j', (text) => {
    expect(positionOf(text)).toBeNull()
  })
})

describe('a replica', () => {
  it('is not read from before both servers were heard', () => {
    const lag = new ReplicaLag()
    expect(lag.isUsable(0, null)).toBe(false)
    lag.replicaAt(10n, 1000)
    expect(lag.isUsable(1000, null)).toBe(false)
    lag.primaryAt(10n, 1000)
    expect(lag.isUsable(1000, null)).toBe(true)
  })

  it('is read from until the primary is ahead of it for more than two seconds', () => {
    const lag = new ReplicaLag()
    lag.primaryAt(10n, 1000)
    lag.replicaAt(10n, 1000)
    lag.primaryAt(20n, 3000)
    lag.replicaAt(10n, 3000)
    expect(lag.isUsable(3000, null)).toBe(true)
    lag.primaryAt(20n, 3001)
    expect(lag.isUsable(3001, null)).toBe(false)
    lag.replicaAt(20n, 3100)
    expect(lag.isUsable(3100, null)).toBe(true)
  })

  it('is read from by who wrote only when it has replayed that', () => {
    const lag = new ReplicaLag()
    lag.primaryAt(20n, 1000)
    lag.replicaAt(20n, 1000)
    expect(lag.isUsable(1000, 20n)).toBe(true)
    expect(lag.isUsable(1000, 21n)).toBe(false)
  })

  it('goes on being read from while the primary is away, and not while it is away itself', () => {
    const lag = new ReplicaLag()
    lag.primaryAt(10n, 1000)
    lag.replicaAt(10n, 1000)
    lag.replicaAt(10n, 60_000)
    expect(lag.isUsable(60_000, null)).toBe(true)
    expect(lag.isUsable(62_001, null)).toBe(false)
    lag.replicaAt(10n, 62_100)
    lag.away()
    expect(lag.isUsable(62_100, null)).toBe(false)
  })

  it('is compared with the new primary after a change of servers', () => {
    const lag = new ReplicaLag()
    lag.primaryAt(50n, 1000)
    lag.replicaAt(40n, 1000)
    lag.primaryAt(41n, 4000)
    lag.replicaAt(41n, 4000)
    expect(lag.isUsable(4000, null)).toBe(true)
  })
})
