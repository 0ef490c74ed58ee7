import { BuilderComponent, builder, useIsPreviewing } from '@builder.io/react'
import { useEffect, useState } from 'react'
import { Visitor } from './Visitor'

export function App() {
  const isPreviewing = useIsPreviewing()
  const [page, setPage] = useState()

  useEffect(() => {
    builder.setUserAttributes({ plan: 'season' })
    builder.get('page', { url: location.pathname }).promise().then(setPage)
  }, [])

  return (
    <Visitor.Provider value="Ada">
      <BuilderComponent model="announcement-bar" />
      {page || isPreviewing ? (
        <BuilderComponent model="page" content={page} data={{ seats: 3 }} />
      ) : (
        <h1>No such tour</h1>
      )}
      <button onClick={() => builder.trackConversion(49)}>Book</button>
    </Visitor.Provider>
  )
}
