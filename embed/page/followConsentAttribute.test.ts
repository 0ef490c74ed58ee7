// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { followConsentAttribute } from './followConsentAttribute'

const controls = { expectConsent: vi.fn(), setConsent: vi.fn() }
const CHOICE =
  'CookieConsent={stamp:%27a==%27%2Cstatistics:true%2Cmethod:%27explicit%27%2Cver:1%2Cutc:1}'

function addScript(text: string, src = ''): void {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src })
  script.dataset.consent = text
  document.head.append(script)
}

beforeEach(() => {
  vi.clearAllMocks()
  document.head.innerHTML = ''
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
})

describe('followConsentAttribute', () => {
  it('expects a decision where the element of connect.js names a manager', () => {
    addScript('cookiebot')
    followConsentAttribute(document, controls)()
    expect(controls.expectConsent).toHaveBeenCalledTimes(1)
    expect(controls.setConsent).not.toHaveBeenCalled()
  })

  it('reads the manager’s cookie as a decision', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(CHOICE)
    addScript('cookiebot')
    followConsentAttribute(document, controls)
    expect(controls.setConsent.mock.calls).toEqual([[true]])
  })

  it('finds an element that the parser reaches later, when it looks again or at the end', () => {
    const look = followConsentAttribute(document, controls)
    look()
    expect(controls.expectConsent).not.toHaveBeenCalled()
    addScript('cookiebot')
    look()
    expect(controls.expectConsent).toHaveBeenCalledTimes(1)

    document.head.innerHTML = ''
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    followConsentAttribute(document, controls)
    addScript('cookiebot')
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(controls.expectConsent).toHaveBeenCalledTimes(2)
  })

  it('ignores the tag of another tool, and reads the manager behind it', () => {
    addScript('marketing', 'https://ads.test/pixel.js')
    const look = followConsentAttribute(document, controls)
    expect(controls.expectConsent).not.toHaveBeenCalled()
    addScript('cookiebot')
    look()
    expect(controls.expectConsent).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['onetrus', 'connect.js?v=1'],
    ['onetrus', 'connect-0.5.0.js'],
    ['onetrus', 'connect.min.js'],
    ['OneTrust', 'bundle.js'],
  ])('waits for data-consent="%s" of %s', (manager, file) => {
    addScript(manager, `https://cdn.test/${file}`)
    followConsentAttribute(document, controls)
    expect(controls.expectConsent).toHaveBeenCalledTimes(1)
  })

  it.each(['', undefined])('expects nothing of data-consent="%s"', (text) => {
    if (text !== undefined) addScript(text)
    document.head.insertAdjacentHTML('beforeend', '<meta data-consent="cookiebot">')
    followConsentAttribute(document, controls)
    expect(controls.expectConsent).not.toHaveBeenCalled()
  })

  it('has no manager on a server, and no cookies in a sandbox', () => {
    followConsentAttribute(undefined, controls)()
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('no cookies here', 'SecurityError')
    })
    addScript('cookiebot')
    followConsentAttribute(document, controls)
    expect(controls.expectConsent).toHaveBeenCalledTimes(1)
  })
})
