import { describe, expect, it } from 'vitest'
import { growsLinearly } from '../../utils/testing/growsLinearly'
import { detachStyles } from './detachStyles'

describe('detachStyles', () => {
  it.each([
    ['<p>plain</p>', '<p>plain</p>'],
    ['<p style="color:red">a</p>', '<p data-sb-style="color:red">a</p>'],
    ["<p class='style' STYLE='a'>", "<p class='style' data-sb-style='a'>"],
    ['<p title="a style=b" style=c>', '<p title="a style=b" data-sb-style=c>'],
    ['<p/style="x">', '<p/data-sb-style="x">'],
    ['<b style>x</b><i style = "y">', '<b data-sb-style>x</b><i data-sb-style = "y">'],
    ['no tag style="x"', 'no tag style="x"'],
    ['<p data-style="x">', '<p data-style="x">'],
    ['<style>p{}</style>', '<style>p{}</style>'],
    ['<p title=">" style="x">', '<p title=">" data-sb-style="x">'],
    ['<p style="unclosed', '<p data-sb-style="unclosed'],
    ['<img src=x onerror="a(1)" alt="b">', '<img src=x  alt="b">'],
    ['<p ONCLICK=x style=y>on</p>', '<p  data-sb-style=y>on</p>'],
    ['<p title="a"onclick=x>', '<p title="a" >'],
    ['<p/onclick=x>', '<p >'],
    ['<p title="onclick=x">', '<p title="onclick=x">'],
    ['<p =style="x">', '<p =style="x">'],
    [
      '<script>i<n; style = 1</script><p style=a>',
      '<script>i<n; style = 1</script><p data-sb-style=a>',
    ],
    ['<STYLE onload=a>a<b style=c</Style >', '<STYLE >a<b style=c</Style >'],
    ['<script>i<n style=x', '<script>i<n style=x'],
    [
      '<textarea><p style=x></textarea><p style=y>',
      '<textarea><p style=x></textarea><p data-sb-style=y>',
    ],
    ['<scripts>i<n style=x', '<scripts>i<n data-sb-style=x'],
  ])('turns %j into %j', (html, expected) => {
    expect(detachStyles(html)).toBe(expected)
  })

  it.each([
    ['on', 1_000],
    ['on=', 2_000],
    ['onx ', 2_000],
    ['<a ', 5_000],
    ['<a title="', 5_000],
    ['<style>', 5_000],
  ])('runs in linear time: %j', (part, times) => {
    const html = (size: number): string => `${part.repeat(size)} style=`
    expect(growsLinearly(times, html, (text) => detachStyles(text))).toBe(true)
  })

  it('gets through hostile input', () => {
    const tags = `${'<a '.repeat(50_000)}style`
    expect(detachStyles(tags)).toHaveLength(tags.length + 'data-sb-'.length)
  })
})
