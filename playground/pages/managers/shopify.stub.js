// Part of every storefront page: https://shopify.dev/docs/api/customer-privacy
window.Shopify = { loadFeatures: (...call) => window.Shopify.calls.push(call), calls: [] }
