import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { toTime } from '../../playground/server/selection/selectEntries'
import { documentation } from './documentation'

const SCHEDULED = /\b(?:start|end)Date["']?: *["']?([^"',\s}]+)/g

function filesIn(folder: string): [path: string, text: string][] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')])
}

it('samples and guides show the same on every day to come', () => {
  const texts = [...documentation(), ...filesIn('playground/content'), ...filesIn('docs/examples')]
  const dates = texts.flatMap(([path, text]) =>
    Array.from(text.matchAll(SCHEDULED), ([written, date = '']) => ({
      schedule: `${path}: ${written}`,
      // Digits alone are milliseconds.
      time: toTime(Number(date) || date),
    })),
  )
  expect(dates.length).toBeGreaterThan(3)
  expect(dates.filter(({ time }) => !(time < Date.now()))).toEqual([])
})
