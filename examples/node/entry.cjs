const { fetchEntry } = require('siteblocks/client')

const { CONTENT_HOST = 'http://localhost:4174' } = process.env
const [url = '/'] = process.argv.slice(2)

fetchEntry({ apiKey: 'roastery-demo', model: 'page', url, host: CONTENT_HOST }).then(
  (entry) => console.log(entry ? `${entry.name}: ${entry.id}` : `There is no page ${url}`),
  (error) => {
    console.error(error.message)
    process.exitCode = 1
  },
)
