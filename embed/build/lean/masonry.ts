import type { Cut } from './cutCode.ts'

/** How react-masonry-css finds out how many columns there are: `src/blocks/masonry` hands in a number that it measured. */
export const masonry: readonly Cut[] = [
  {
    reason: 'The number of columns does not depend on the width of the window.',
    texts: [
      ['constructor(props) { … } itemsInColumns() {', 'itemsInColumns() {'],
      [
        'currentColumnCount = this.state.columnCount',
        'currentColumnCount = this.props.breakpointCols',
      ],
    ],
  },
  {
    reason: 'Class names are given as texts, and columns get no other attributes.',
    statements: ['Masonry.defaultProps ='],
    texts: [
      ["if (className && typeof className !== 'string') { … } }", ''],
      ["if (typeof className !== 'string') { … } }", ''],
      ['logDeprecated(message) { … }', ''],
      [
        '_objectSpread(_objectSpread(_objectSpread({}, column), columnAttrs), {}, { … className })',
        '{ style: { width: columnWidth }, className }',
      ],
    ],
  },
  {
    reason: 'Browsers copy and leave out properties themselves.',
    texts: [
      ['React.createElement("div", _extends(', 'React.createElement("div", Object.assign('],
      [
        '_this$props = this.props, { … className } = _this$props, rest = _objectWithoutProperties( … )',
        '{ children, breakpointCols, columnClassName, className, ...rest } = this.props',
      ],
    ],
  },
]
