import { describe, expect, it } from 'vitest'
import { readReturnedMail } from './returned-mail'

const report = (fields: string[], type = 'delivery-status', kind = `report-type=${type}`) =>
  [
    'Return-Path: <>',
    'To: bounces+7-0123456789abcdef0123@stackyard.test',
    `Content-Type: multipart/report; ${kind};`,
    '\tboundary="part=1"',
    'Subject: Undelivered mail',
    '',
    'This is a report.',
    '--part=1',
    'Content-Type: text/plain',
    '',
    'Action: failed',
    'Status: 5.1.1',
    '--part=1',
    `Content-Type: message/${type === 'delivery-status' ? 'delivery-status' : 'feedback-report'}`,
    '',
    ...fields,
    '--part=1--',
  ].join('\r\n')
const delivery = (action: string, status: string) =>
  report([
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; a@b.example',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 No such',
    '  person here',
  ])

describe('mails that come back', () => {
  it.each([
    ['an unknown address', '5.1.1', 'bounced'],
    ['an unknown host', '5.1.2', 'bounced'],
    ['a closed mailbox', '5.2.1', 'bounced'],
    ['a full mailbox', '5.2.2', 'failed'],
    ['a refusal of the mail or of us', '5.7.1', 'failed'],
  ])('%s (%s) is %s', (_, status, kind) => {
    expect(readReturnedMail(delivery('failed', status))).toEqual({
      kind,
      reason: `${status} smtp; 550 No such person here`,
    })
  })

  it('delays, receipts and refusals without a code say nothing', () => {
    for (const [action, status] of [
      ['delayed', '4.4.1'],
      ['delivered', '2.0.0'],
      ['failed', '4.4.7'],
      ['failed', ''],
    ] as const)
      expect(readReturnedMail(delivery(action, status))).toBeNull()
  })

  it('a complaint is one', () => {
    expect(readReturnedMail(report(['Feedback-Type: abuse', 'Version: 1'], 'feedback-report'))).toEqual({
      kind: 'complained',
      reason: 'abuse',
    })
  })

  it('words alone are none, and neither are fields outside the machine-readable part', () => {
    expect(readReturnedMail('Subject: Out of office\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n')).toBeNull()
    expect(readReturnedMail(report(['Action: delayed', 'Status: 4.0.0']))).toBeNull()
    expect(readReturnedMail(report(['Action: failed', 'Status: 5.1.1'], 'disposition-notification'))).toBeNull()
    expect(readReturnedMail('')).toBeNull()
  })
})
