// Letters for Traditional Chinese; loaded when that language is chosen.
import "@fontsource/noto-sans-tc/400.css";
import "@fontsource/noto-sans-tc/700.css";
import "@fontsource/noto-serif-tc/700.css";
