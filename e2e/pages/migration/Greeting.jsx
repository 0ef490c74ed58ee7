import { useContext, useState } from 'react'
import { Visitor } from './Visitor'

export function Greeting({ salutation, children }) {
  const visitor = useContext(Visitor)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section>
      <h1>
        {salutation}, {visitor}
      </h1>
      <button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Less' : 'More'}</button>
      {isOpen && children}
    </section>
  )
}
