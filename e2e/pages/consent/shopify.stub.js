// What every page of a storefront has: https://shopify.dev/docs/api/customer-privacy
window.Shopify = { loadFeatures: (...call) => window.Shopify.calls.push(call), calls: [] }
