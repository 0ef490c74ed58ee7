import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { documentedFields, eventFields, requestFields } from './sentFields'

const page = readFileSync('docs/security/data.md', 'utf8')

it.each([
  { heading: 'Fields of a content request', sent: requestFields() },
  { heading: 'Fields of an event', sent: eventFields() },
])('"$heading" lists exactly the fields that are sent', ({ heading, sent }) => {
  expect(documentedFields(page, heading)).toEqual(sent)
})
