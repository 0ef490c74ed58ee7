export function Price({ amount, currency = 'EUR', attributes, builderBlock }) {
  return (
    <p {...attributes} data-block={builderBlock.id}>
      {amount} {currency}
    </p>
  )
}
