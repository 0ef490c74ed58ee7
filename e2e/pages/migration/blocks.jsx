import { Builder, withChildren } from '@builder.io/react'
import { Greeting } from './Greeting'
import { Price } from './Price'

Builder.registerComponent(withChildren(Greeting), {
  name: 'Greeting',
  canHaveChildren: true,
  inputs: [{ name: 'salutation', type: 'string', defaultValue: 'Hello' }],
})

Builder.registerComponent(Price, {
  name: 'Price',
  noWrap: true,
  inputs: [
    { name: 'amount', type: 'number', required: true },
    { name: 'currency', type: 'string', enum: ['EUR', 'GBP'] },
  ],
})

Builder.register('insertMenu', {
  name: 'Harbour Tours',
  items: [{ name: 'Greeting' }, { name: 'Price' }],
})
