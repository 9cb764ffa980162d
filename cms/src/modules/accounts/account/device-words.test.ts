import { describe, expect, it } from 'vitest'
import { deviceWords, networkOf } from './device-words'

const kit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('deviceWords', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${kit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on Windows', false],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${kit} Chrome/141.0 Safari/537.36 Edg/141.0`, 'Edge on Windows', false],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox on Mac', false],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
      true,
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${kit} Chrome/141.0.0.0 Mobile Safari/537.36`,
      'Chrome on Android',
      true,
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPad',
      true,
    ],
    [`Mozilla/5.0 (X11; Linux x86_64) ${kit} HeadlessChrome/141.0.0.0 Safari/537.36`, 'Chrome on Linux', false],
    ['curl/8.5.0', 'curl', false],
    ['node', 'node', false],
    ['Mozilla/5.0', '', false],
    ['', '', false],
  ])('%s', (userAgent, device, isPhone) => {
    expect(deviceWords(userAgent)).toEqual({ device, isPhone })
  })
})

it.each([
  ['203.0.113.7', '203.0.113.7', 'same'],
  ['::ffff:203.0.113.7', '203.0.113.7', 'same'],
  ['192.168.1.20', '203.0.113.7', 'local'],
  ['172.31.0.4', null, 'local'],
  ['172.32.0.4', null, 'other'],
  ['fd12:3456::1', null, 'local'],
  ['2001:db8::1', '2001:db8::2', 'other'],
])('%s seen from %s is %s', (ip, own, network) => {
  expect(networkOf(ip, own)).toBe(network)
})
