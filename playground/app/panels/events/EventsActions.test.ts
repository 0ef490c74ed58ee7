import { describe, expect, it } from 'vitest'
import { arrivalsCsv, toCsv } from './EventsActions'
import { fromEvent, fromSubmission } from './useActivity'

describe('arrivalsCsv', () => {
  it('puts events and forms into one table', () => {
    const event = fromEvent({
      seq: 1,
      type: 'conversion',
      receivedAt: 0,
      body: {
        id: 'abc',
        data: {
          contentId: 'landing',
          variationId: 'short',
          visitorId: 'v',
          sessionId: 's',
          amount: 24.5,
          metadata: { url: 'http://localhost/?a=1,2' },
        },
      },
    })
    const form = fromSubmission({
      seq: 2,
      id: 'form-id',
      receivedAt: 1000,
      form: '=cmd',
      recipient: 'noor@example.com',
      fields: { name: 'Noor' },
      files: [{ id: 'f', field: 'photo', name: 'cup.png', size: 3 }],
    })
    const [head, ...rows] = arrivalsCsv([event, form]).trimEnd().split('\r\n')
    expect(head).toBe(
      'received,type,id,entry,variation,visitor,session,page,amount,form,recipient,fields,files',
    )
    expect(rows).toEqual([
      '1970-01-01T00:00:00.000Z,conversion,abc,landing,short,v,s,"http://localhost/?a=1,2",24.5,,,,',
      `1970-01-01T00:00:01.000Z,submission,form-id,,,,,,,'=cmd,noor@example.com,"{""name"":""Noor""}",cup.png`,
    ])
  })
})

describe('toCsv', () => {
  it.each([
    { cell: 'plain', expected: 'plain' },
    { cell: '', expected: '' },
    { cell: undefined, expected: '' },
    { cell: -5.5, expected: '-5.5' },
    { cell: 'one, two', expected: '"one, two"' },
    { cell: 'say "hi"', expected: '"say ""hi"""' },
    { cell: 'two\nlines', expected: '"two\nlines"' },
    { cell: 'return\r', expected: '"return\r"' },
    {
      cell: '=HYPERLINK("http://evil.example")',
      expected: `"'=HYPERLINK(""http://evil.example"")"`,
    },
    { cell: '+1', expected: "'+1" },
    { cell: '-1', expected: "'-1" },
    { cell: '@SUM(A1)', expected: "'@SUM(A1)" },
    { cell: '\t=1', expected: `"'\t=1"` },
    { cell: ' =1', expected: "' =1" },
    { cell: 'a=1', expected: 'a=1' },
  ])('writes $cell as $expected', ({ cell, expected }) => {
    expect(toCsv([[cell, 'next']])).toBe(`${expected},next\r\n`)
  })
})
