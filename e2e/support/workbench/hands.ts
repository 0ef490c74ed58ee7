import { expect, type Locator } from 'playwright/test'

/** A way to use the playground. Stories of a site owner are played in each. */
export interface Hand {
  readonly way: string
  readonly viewport: { readonly width: number; readonly height: number }
  press(control: Locator): Promise<void>
  /** Chooses an option of an open list by its name. */
  pick(option: Locator, name: string): Promise<void>
}

export const MOUSE: Hand = {
  way: 'by mouse',
  viewport: { width: 1280, height: 800 },
  press: (control) => control.click(),
  pick: (option) => option.click(),
}

export const KEYBOARD: Hand = {
  way: 'by keyboard, on a phone',
  viewport: { width: 390, height: 844 },
  async press(control) {
    await control.focus()
    await expect(control).toBeFocused()
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

export const HANDS = [MOUSE, KEYBOARD]
