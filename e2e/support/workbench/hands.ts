import { expect, type Locator } from 'playwright/test'

/** A way to use the playground. Stories are played in one of them, in turns. */
export interface Hand {
  readonly viewport: { readonly width: number; readonly height: number }
  /** Presses a control, which can be reached by keyboard and by mouse, whichever is used. */
  press(control: Locator): Promise<void>
  /** Chooses an option of an open list by its name. */
  pick(option: Locator, name: string): Promise<void>
}

async function focus(control: Locator): Promise<void> {
  await control.focus()
  await expect(control).toBeFocused()
}

/** A mouse beside a large screen. */
export const MOUSE: Hand = {
  viewport: { width: 1280, height: 800 },
  async press(control) {
    await focus(control)
    await control.click()
  },
  pick: (option) => option.click(),
}

/** A keyboard, on a phone. */
export const KEYBOARD: Hand = {
  viewport: { width: 390, height: 844 },
  async press(control) {
    await control.click({ trial: true })
    await focus(control)
    await control.press('Enter')
  },
  async pick(option, name) {
    const { keyboard } = option.page()
    // Letters are lost until the list listens, and Enter chooses the option with the focus.
    await expect(async () => {
      await keyboard.type(name.slice(0, 8))
      await expect(option).toBeFocused({ timeout: 1_000 })
    }).toPass()
    await keyboard.press('Enter')
  },
}
