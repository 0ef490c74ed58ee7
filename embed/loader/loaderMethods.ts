/** What a page may call before the script is there. */
export const loaderMethods =
  'mount,scan,register,registerAction,setConsent,setUserAttributes,track,trackConversion'.split(',')
