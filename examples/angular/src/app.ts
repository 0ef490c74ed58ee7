import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'

/** Set by `define` in angular.json. */
declare const CONTENT_HOST: string

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  host: { '(window:popstate)': 'follow()' },
  template: `
    <nav>
      <a href="/" (click)="go($event)">Home</a>
      <a href="/about" (click)="go($event)">About</a>
    </nav>
    <main>
      @for (page of [path()]; track page) {
        <site-blocks
          api-key="roastery-demo"
          model="page"
          [attr.host]="host"
          [attr.url]="page"
          [data]="{ total: total() }"
        >
          <p>The page is loading.</p>
        </site-blocks>
      }
    </main>
  `,
})
export class App {
  readonly host = CONTENT_HOST
  readonly path = signal(location.pathname)
  readonly total = signal(0)

  follow() {
    this.path.set(location.pathname)
  }

  go(event: Event) {
    event.preventDefault()
    history.pushState(null, '', (event.currentTarget as HTMLAnchorElement).href)
    this.follow()
  }
}
