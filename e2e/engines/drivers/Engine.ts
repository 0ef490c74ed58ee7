/** A running browser. */
export interface Engine {
  /** Opens a window for a visitor of its own, who shares nothing with the others. */
  openWindow(): Promise<EngineWindow>
  close(): Promise<void>
}

/** Keys with a name, and single characters. */
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
  screenshot(): Promise<Buffer>
  /** Closes the page as a visitor closes a tab; another one stays open. */
  closePage(): Promise<void>
  close(): Promise<void>
}
