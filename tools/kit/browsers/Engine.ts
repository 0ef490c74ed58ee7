/** A running browser. */
export interface Engine {
  /** Opens a window with its own profile, so that visitors share nothing. */
  openWindow(): Promise<EngineWindow>
  close(): Promise<void>
}

/** Named keys and single characters. */
export type Key = 'Tab' | 'Enter' | 'Home' | 'End' | 'ArrowLeft' | 'ArrowRight' | (string & {})

/** A window of any engine. Positions and sizes are in CSS pixels of the viewport. */
export interface EngineWindow {
  goTo(address: string): Promise<void>
  /** Evaluates an expression whose value is a promise of a string. */
  evaluate(expression: string): Promise<string>
  movePointer(x: number, y: number): Promise<void>
  pressPointer(): Promise<void>
  releasePointer(): Promise<void>
  pressKey(key: Key): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Closes the page like a visitor closing a tab; another tab stays open. */
  closePage(): Promise<void>
  close(): Promise<void>
}
